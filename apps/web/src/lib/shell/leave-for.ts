/** Whether another document is taking the place of the entry that a layer has in the browser's history. */
export const leaving = { isOn: false };

/** Loads another document. It takes the place of a layer's entry, because going back from that entry would end the loading. */
export function leaveFor(address: string): void {
  leaving.isOn = Boolean(history.state?.layers);
  location[leaving.isOn ? 'replace' : 'assign'](address);
}
