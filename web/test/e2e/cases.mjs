// All cases, in the order in which they run: long ones first, so that none is left alone at the end.
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
import { proofCases } from './proof_cases.mjs';
import { stepCases } from './step_cases.mjs';
import { singleCases } from './single_cases.mjs';

const withEngine = (cases) => cases.map((one) => ({ engine: true, ...one }));

export const caseList = [
  ...withEngine(modelsCases),
  ...withEngine(bookCases),
  ...withEngine(learnCases),
  ...withEngine(makeCases),
  ...withEngine(downloadCases.map((one) => ({ tool: true, ...one }))),
  ...withEngine(engineCases),
  ...withEngine(helpCases),
  ...withEngine(stepCases),
  ...withEngine(proofCases),
  ...accessCases,
  ...hostileCases,
  ...enterCases,
  ...playCases,
  ...withEngine(pictureCases),
  ...withEngine(singleCases.map((one) => ({ single: true, ...one }))),
];
