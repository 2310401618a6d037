import { screenErrorWords } from '@lensemble/messages/web/screen-errors';
import { hasUnsaved } from '../session/session-end.ts';
import { isFirstMiss, isMissingScript, isPageThere } from './missing-script.ts';
import { toast, toastNotOpened } from './toast.ts';

/** Long enough to save something first. */
const SHOWN_MS = 60_000;

const reload = () => window.location.reload();

/**
 * Call when code of a dialog could not be loaded. If the server has a newer version, the page reloads: by itself only once and
 * only without unsaved changes, otherwise on request.
 * @param onClose closes the dialog, unless the page reloads by itself
 */
export async function missingCode(error: unknown, onClose: () => void): Promise<void> {
  const isNewer = isMissingScript(error) && (await isPageThere());
  if (isNewer && !hasUnsaved() && isFirstMiss(error)) return reload();
  onClose();
  if (!isNewer) return toastNotOpened();
  toast({
    title: screenErrorWords('newer'),
    action: { label: screenErrorWords('reload'), run: reload },
    durationMs: SHOWN_MS,
  });
}
