// All cases, in the order in which they run.
import { accessCases } from './access_cases.mjs';
import { engineCases } from './engine_cases.mjs';
import { enterCases } from './enter_cases.mjs';
import { hostileCases } from './hostile_cases.mjs';
import { learnCases } from './learn_cases.mjs';
import { playCases } from './play_cases.mjs';

export const caseList = [
  ...playCases,
  ...enterCases,
  ...hostileCases,
  ...[...engineCases, ...learnCases].map((engineCase) => ({ ...engineCase, engine: true })),
  ...accessCases,
];
