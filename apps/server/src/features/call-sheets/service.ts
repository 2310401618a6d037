import type { CallSheetFormat } from '@lensemble/contract/call-sheets';
import type { ShootDetail } from '@lensemble/contract/shoots';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { fileNameOf } from '../../file-name.ts';
import { callSheetAttempt } from '../../plugins/rate-limits.ts';
import type { CallSheet } from './call-sheet.ts';
import { describeShoot } from './call-sheet.ts';
import { cleanLine } from './clean-text.ts';
import { renderingApart } from './render-apart.ts';
import type { Schedule } from './schedule.ts';
import { scheduleOf } from './schedule.ts';
import { thumbnailsOf } from './thumbnails.ts';

export type { CallSheet, SheetCostume, SheetPerson } from './call-sheet.ts';
export type { Schedule } from './schedule.ts';

const renderApart = renderingApart();

/** What the call sheet of a shoot says, whatever it is rendered as. @param now when it is made */
export const callSheetOf = (shoot: ShootDetail, now: Date): CallSheet => describeShoot(shoot, now);

/** What a shoot is called and when it is, in the words of its call sheet. */
export const shortPlanOf = (
  shoot: Parameters<typeof scheduleOf>[0] & Pick<ShootDetail, 'title'>,
): { readonly title: string; readonly schedule: Schedule | undefined } => ({
  title: cleanLine(shoot.title),
  schedule: scheduleOf(shoot),
});

/** A call sheet as a file, and what to call that. */
export interface CallSheetFile {
  readonly name: string;
  readonly content: Buffer;
}

/**
 * The call sheet of a shoot as the shoot is now, for somebody in its team.
 * @throws HttpError 429; UnavailableError where too many are asked for at once
 */
export async function makeCallSheet(
  deps: Pick<Deps, 'storage' | 'limits'>,
  { userId }: Pick<TeamScope, 'userId'>,
  shoot: ShootDetail,
  format: CallSheetFormat,
): Promise<CallSheetFile> {
  await deps.limits.count(callSheetAttempt(userId));
  const sheet = callSheetOf(shoot, new Date());
  const content = await renderApart(async () => {
    const pictures = await thumbnailsOf(deps, sheet.references);
    return { format, sheet, pictures };
  });
  const name = `Call sheet ${fileNameOf(sheet.title)}`.trimEnd();
  return { name: `${name}.${format}`, content };
}
