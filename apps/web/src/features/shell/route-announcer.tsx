import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Screens name the document in an effect of theirs, and their scripts may only just have come. */
const TITLE_IS_THERE_MS = 150;

/**
 * Tells a screen reader which screen has come, as the browser does for a whole new page. The focus stays where it is; if
 * that went away with the screen before, it begins at the new one.
 */
export function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        setTitle(document.title);
        if (document.activeElement === document.body) {
          document.getElementById('main')?.focus({ preventScroll: true });
        }
      }, TITLE_IS_THERE_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [router]);
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
