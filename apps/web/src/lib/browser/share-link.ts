interface SharedLink {
  readonly title: string;
  readonly url: string;
}

/** Opens the share sheet of the device. False if it failed; a user who closes it has decided. */
export async function shareLink(link: SharedLink): Promise<boolean> {
  try {
    await navigator.share(link);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
