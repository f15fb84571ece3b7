// All cases, in the order in which they run.
import { accessCases } from './access_cases.mjs';
import { bookCases } from './book_cases.mjs';
import { downloadCases } from './download_cases.mjs';
import { engineCases } from './engine_cases.mjs';
import { enterCases } from './enter_cases.mjs';
import { helpCases } from './help_cases.mjs';
import { hostileCases } from './hostile_cases.mjs';
import { learnCases } from './learn_cases.mjs';
import { makeCases } from './make_cases.mjs';
import { pictureCases } from './picture_cases.mjs';
import { modelsCases } from './models_cases.mjs';
import { playCases } from './play_cases.mjs';
import { stepCases } from './step_cases.mjs';
import { singleCases } from './single_cases.mjs';

export const caseList = [
  ...playCases,
  ...enterCases,
  ...hostileCases,
  ...learnCases.map((learnCase) => ({ ...learnCase, engine: true })),
  ...engineCases.map((engineCase) => ({ ...engineCase, engine: true })),
  ...stepCases.map((stepCase) => ({ ...stepCase, engine: true })),
  ...helpCases.map((helpCase) => ({ ...helpCase, engine: true })),
  ...downloadCases.map((downloadCase) => ({ engine: true, tool: true, ...downloadCase })),
  ...makeCases.map((makeCase) => ({ ...makeCase, engine: true })),
  ...bookCases.map((bookCase) => ({ engine: true, ...bookCase })),
  ...modelsCases.map((modelsCase) => ({ ...modelsCase, engine: true })),
  ...accessCases,
  ...pictureCases.map((pictureCase) => ({ ...pictureCase, engine: true })),
  ...singleCases.map((singleCase) => ({ ...singleCase, engine: true, single: true })),
];
