/** Whether the device has a sheet that passes links and texts on. */
export const canShare = () => 'share' in navigator;

/** Opens the share sheet of the device. False if it failed; a user who closes it has decided. */
export async function openShareSheet(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
