import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Files that are dropped anywhere on the page or pasted, as long as the component is there: nobody aims well, and a picture
 * beside the target would replace the page. Returns whether something is held over the page.
 */
export function useIncomingFiles(onFiles: (files: FileList) => void): boolean {
  const [over, setOver] = useState(false);
  const take = useEffectEvent((event: Event, data: DataTransfer | null) => {
    if (event.defaultPrevented || !data?.files.length) return;
    event.preventDefault();
    onFiles(data.files);
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const hold = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setOver(false);
    const drop = (event: DragEvent) => {
      setOver(false);
      take(event, event.dataTransfer);
    };
    window.addEventListener('dragover', hold, { signal });
    window.addEventListener('dragleave', leave, { signal });
    window.addEventListener('drop', drop, { signal });
    window.addEventListener('paste', (event) => take(event, event.clipboardData), { signal });
    return () => controller.abort();
  }, []);
  return over;
}
