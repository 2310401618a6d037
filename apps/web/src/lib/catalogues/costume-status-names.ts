import type { CostumeStatus } from '@lensemble/contract/costume-status';
import { labelWords } from '@lensemble/messages/web/labels';

export const costumeStatusNames: Readonly<Record<CostumeStatus, string>> = {
  planning: labelWords('costume planning'),
  'in-progress': labelWords('costume in-progress'),
  completed: labelWords('costume completed'),
};
