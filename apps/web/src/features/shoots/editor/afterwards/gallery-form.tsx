import type { Gallery } from '@lensemble/contract/galleries';
import { pageLocale } from '@lensemble/messages/page-language';
import { afterwardsWords } from '@lensemble/messages/web/editor-afterwards';
import { ExternalLink } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { UnsavedChanges } from '@/components/forms/unsaved-changes.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Label } from '@/components/ui/label.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { useSetGallery } from '@/features/shoots/api/gallery.ts';
import { ApiError, sentenceOf } from '@/lib/calls/api.ts';
import { ifMailed } from '@/lib/session/if-mailed.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';
import { joinSentences } from '@/lib/words/joined-texts.ts';

interface GalleryFormProps {
  shootId: string;
  isCompleted: boolean;
  gallery: Gallery;
}

const fieldsOf = ({ url, readyOn, password, isTold }: Gallery) => ({
  url: url ?? '',
  readyOn: readyOn ?? '',
  password: password ?? '',
  isTold,
});

type Fields = ReturnType<typeof fieldsOf>;

/** What was typed while the gallery was being saved. */
const withoutSent = (typed: Partial<Fields>, sent: Fields): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => sent[name as keyof Fields] !== value),
  );

const dayFormat = new Intl.DateTimeFormat(pageLocale, { dateStyle: 'medium' });

/** No form element: it is inside the form of the editor, and browsers stop the submit event of a nested form there. */
export function GalleryForm({ shootId, isCompleted, gallery }: GalleryFormProps) {
  const { reachable, unreachable, toldAt } = gallery;
  // What is not typed here follows what others save.
  const [typed, setTyped] = useState<Partial<Fields>>({});
  const saved = fieldsOf(gallery);
  const fields = { ...saved, ...typed };
  const { url, readyOn, password, isTold } = fields;
  const type = (some: typeof typed) => setTyped((before) => ({ ...before, ...some }));
  const save = useSetGallery(shootId, gallery);
  const switchId = useId();
  const errors = save.error instanceof ApiError ? save.error.fields : {};
  const isDirty =
    url.trim() !== saved.url ||
    readyOn !== saved.readyOn ||
    password.trim() !== saved.password ||
    isTold !== saved.isTold;
  const submit = () => {
    if (!isDirty || save.isPending) return;
    save.mutate(
      { url, readyOn: readyOn || null, password, isTold },
      {
        onSuccess: () => {
          setTyped((now) => withoutSent(now, fields));
          toast({ title: afterwardsWords('gallerySaved') });
        },
        onError: (error) => {
          if (error instanceof ApiError && Object.keys(error.fields).length > 0) return;
          toastError(sentenceOf(error, afterwardsWords('galleryNotSaved')));
        },
      },
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Enter in a field would save the shoot.
    event.preventDefault();
    submit();
  };
  return (
    <div className="panel grid grid-cols-1 gap-4 p-4">
      <UnsavedChanges dirty={isDirty} description={afterwardsWords('galleryUnsaved')} />
      <p className="text-ink-3 text-sm">{afterwardsWords('galleryAbout')}</p>
      <Field label={afterwardsWords('galleryLink')} error={errors.url}>
        <div className="flex gap-2">
          <Input
            type="url"
            inputMode="url"
            placeholder="https://"
            autoComplete="off"
            value={url}
            onChange={({ target }) => type({ url: target.value })}
            onKeyDown={onKeyDown}
          />
          {gallery.url && (
            <Button asChild>
              <a href={gallery.url} target="_blank" rel="noreferrer">
                {afterwardsWords('open')}
                <ExternalLink aria-hidden />
              </a>
            </Button>
          )}
        </div>
      </Field>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Field label={afterwardsWords('readyOn')} error={errors.readyOn}>
          <Input
            type="date"
            value={readyOn}
            onChange={({ target }) => type({ readyOn: target.value })}
            onKeyDown={onKeyDown}
          />
        </Field>
        <Field label={afterwardsWords('password')} error={errors.password}>
          <Input
            autoComplete="off"
            spellCheck={false}
            value={password}
            onChange={({ target }) => type({ password: target.value })}
            onKeyDown={onKeyDown}
          />
        </Field>
      </div>
      {toldAt ? (
        <p className="text-ink-2 text-sm">
          {ifMailed(afterwardsWords('toldOn', { date: dayFormat.format(new Date(toldAt)) }))}
        </p>
      ) : (
        <div className="flex items-center gap-3">
          <div className="min-w-0 flex-1">
            <Label htmlFor={switchId} className="text-ink text-sm">
              {isCompleted ? afterwardsWords('tellNow') : afterwardsWords('tellLater')}
            </Label>
            <p id={`${switchId}-hint`} className="text-ink-3 text-xs">
              {ifMailed(
                joinSentences([
                  afterwardsWords('byEmail', { count: reachable }),
                  ...(unreachable > 0 ? [afterwardsWords('onlyLink', { count: unreachable })] : []),
                ]),
              )}
            </p>
          </div>
          <Switch
            id={switchId}
            checked={isTold}
            onCheckedChange={(to) => type({ isTold: to })}
            aria-describedby={`${switchId}-hint`}
          />
        </div>
      )}
      <div>
        <Button variant="primary" pending={save.isPending} disabled={!isDirty} onClick={submit}>
          {afterwardsWords('saveGallery')}
        </Button>
      </div>
    </div>
  );
}
