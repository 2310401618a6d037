import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Screens set the document title in an effect, possibly after their script has loaded. */
const TITLE_IS_THERE_MS = 150;

/**
 * Announces the new screen to screen readers. The focus stays where it is; if it was lost with the previous screen, it
 * moves to `main`.
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
