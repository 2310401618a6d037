import { CSV_MAX_BYTES, CSV_ROWS_MAX } from '@lensemble/contract/constants';
import { catalogueCsvWords } from '@lensemble/messages/web/catalogue-csv';
import type { Fault } from './read-table.ts';

/** A file that cannot be read, with the sentence that says why. */
export class FileFaultError extends Error {
  override readonly name = 'FileFaultError';

  constructor(fault: Fault) {
    super(sentenceFor(fault));
  }
}

const MEGABYTE = 1_048_576;

function sentenceFor(fault: Fault): string {
  switch (fault.kind) {
    case 'tooLarge':
      return catalogueCsvWords('tooLarge', { size: CSV_MAX_BYTES / MEGABYTE });
    case 'tooManyRows':
      return catalogueCsvWords('tooManyRows', { most: CSV_ROWS_MAX });
    case 'notText':
      return catalogueCsvWords('notText');
    case 'empty':
      return catalogueCsvWords('empty');
    case 'noColumns':
      return catalogueCsvWords('noColumns');
    case 'twice':
      return catalogueCsvWords('twice', { column: fault.column });
    case 'quotes':
      return catalogueCsvWords('quotes', { row: fault.row });
  }
}
