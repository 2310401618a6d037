import type { CallSheetFormat } from '@lensemble/contract/call-sheets';
import type { ShootDetail } from '@lensemble/contract/shoots';
import type { Deps } from '../../deps.ts';
import { fileNameOf } from '../../file-name.ts';
import type { CallSheet } from './call-sheet.ts';
import { describeShoot } from './call-sheet.ts';
import { renderingApart } from './render-apart.ts';
import { thumbnailsOf } from './thumbnails.ts';

export type { CallSheet, SheetCostume, SheetPerson } from './call-sheet.ts';

const renderApart = renderingApart();

/** What the call sheet of a shoot says, whatever it is rendered as. @param now when it is made */
export const callSheetOf = (shoot: ShootDetail, now: Date): CallSheet => describeShoot(shoot, now);

/** A call sheet as a file, and what to call that. */
export interface CallSheetFile {
  readonly name: string;
  readonly content: Buffer;
}

/** The call sheet of a shoot as the shoot is now. @throws UnavailableError where too many are asked for at once */
export async function makeCallSheet(
  deps: Pick<Deps, 'storage'>,
  shoot: ShootDetail,
  format: CallSheetFormat,
): Promise<CallSheetFile> {
  const sheet = callSheetOf(shoot, new Date());
  const content = await renderApart(async () => {
    const pictures = await thumbnailsOf(deps, sheet.references);
    return { format, sheet, pictures };
  });
  const name = `Call sheet ${fileNameOf(sheet.title)}`.trimEnd();
  return { name: `${name}.${format}`, content };
}
