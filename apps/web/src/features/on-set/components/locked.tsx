import { deviceWords } from '@lensemble/messages/web/device';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { copyText } from '@/lib/browser/copy-text.ts';
import { holdUnsaved } from '@/lib/session/session-end.ts';
import { toast } from '@/lib/shell/toast.ts';
import type { Lock } from '../hooks/use-lock.ts';
import { useSunlight } from '../hooks/use-sunlight.ts';
import type { Typed } from '../lib/typed.ts';

/** In place of the plan, after its user has signed out in another tab. What they typed shows again to them alone. */
export function Locked({ lock, onUnlock }: { lock: Lock; onUnlock: () => void }) {
  const { standing, typed, hasChanges } = lock;
  useSunlight();
  useEffect(() => {
    const release = holdUnsaved();
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      release();
      window.removeEventListener('beforeunload', ask);
    };
  }, []);
  if (standing === 'back') return <Back typed={typed} onOpen={hasChanges ? onUnlock : reload} />;
  return (
    <main className="grid h-dvh place-content-center justify-items-center gap-3 p-6 text-center">
      <h1 className="display text-xl">
        {standing === 'left' ? deviceWords('lockedLeft') : deviceWords('lockedOther')}
      </h1>
      <p className="max-w-120 text-ink-2">{deviceWords('lockedText')}</p>
      {standing === 'left' && (
        <Button asChild variant="primary" className="min-h-14">
          <a href="/auth" target="_blank" rel="noreferrer">
            {deviceWords('signIn')}
          </a>
        </Button>
      )}
      <Button variant="danger" className="min-h-14" onClick={reload}>
        {deviceWords('discard')}
      </Button>
    </main>
  );
}

function Back({ typed, onOpen }: { typed: readonly Typed[]; onOpen: () => void }) {
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-160 content-start gap-4 p-4 text-ink">
      <h1 className="display text-xl">{deviceWords('lockedBack')}</h1>
      {typed.map(
        (each, index) =>
          // Of a form with neither, something else was changed.
          (each.text !== '' || each.picture) && (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
            <TypedBefore key={index} {...each} />
          ),
      )}
      <Button variant="primary" className="min-h-14" onClick={onOpen}>
        {deviceWords('openPlan')}
      </Button>
    </main>
  );
}

function TypedBefore({ text, picture }: Typed) {
  const copy = async () => {
    if (await copyText(text)) toast({ title: deviceWords('copied') });
  };
  const save = (file: File) => {
    const url = URL.createObjectURL(file);
    Object.assign(document.createElement('a'), { href: url, download: file.name }).click();
    URL.revokeObjectURL(url);
  };
  return (
    <section className="panel grid gap-3 p-4">
      {text !== '' && (
        <>
          <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
            {text}
          </p>
          <Button className="min-h-14" onClick={() => void copy()}>
            {deviceWords('copy')}
          </Button>
        </>
      )}
      {picture && (
        <Button className="min-h-14" onClick={() => save(picture)}>
          {deviceWords('savePicture')}
        </Button>
      )}
    </section>
  );
}

/** Without the question whether to leave the page: the user was asked. */
function reload(): void {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), {
    capture: true,
  });
  window.location.reload();
}
