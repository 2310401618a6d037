import type { Gallery } from '@lensemble/contract/galleries';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { afterwardsWords } from '@lensemble/messages/web/editor-afterwards';
import { ExternalLink } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { HeldConflict } from '@/components/conflict/held-conflict.tsx';
import { NewerValue } from '@/components/conflict/newer-value.tsx';
import { useHeldFields } from '@/components/conflict/use-held-fields.ts';
import { UnsavedChanges } from '@/components/forms/unsaved-changes.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { useSetGallery } from '@/features/shoots/api/gallery.ts';
import { ApiError, sentenceOf } from '@/lib/calls/api.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';
import { GalleryPreview } from './gallery-preview.tsx';
import {
  type GalleryName,
  galleryLabels,
  galleryRows,
  galleryText,
  galleryValues,
} from './gallery-values.ts';
import { TellCrew } from './tell-crew.tsx';

interface GalleryFormProps {
  shoot: ShootDetail;
  gallery: Gallery;
}

/** No form element: it is inside the form of the editor, and browsers stop the submit event of a nested form there. */
export function GalleryForm({ shoot, gallery }: GalleryFormProps) {
  const { mutateAsync, error } = useSetGallery(shoot.id);
  const form = useHeldFields({
    stored: gallery,
    fieldsOf: galleryValues,
    send: ({ readyOn, ...sent }, { version }) =>
      mutateAsync({ body: { ...sent, readyOn: readyOn || null }, version }),
    onSent: () => void toast({ title: afterwardsWords('gallerySaved') }),
    onFailed: (failure) => {
      if (failure instanceof ApiError && Object.keys(failure.fields).length > 0) return;
      toastError(sentenceOf(failure, afterwardsWords('galleryNotSaved')));
    },
  });
  const { values, saved, isDirty, isSaving } = form;
  const errors = error instanceof ApiError ? error.fields : {};
  const submit = () => {
    if (isDirty && !isSaving) void form.save();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Enter in a field would save the shoot.
    event.preventDefault();
    submit();
  };
  const input = (name: Exclude<GalleryName, 'isTold'>) => ({
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => form.write(name, target.value),
    onKeyDown,
    ...form.focusOf(name),
  });
  const beside = (name: GalleryName) =>
    form.beside.includes(name) && (
      <NewerValue
        label={galleryLabels[name]}
        text={galleryText(saved, name)}
        onUseTheirs={() => form.takeTheirs(name)}
        onKeepMine={() => form.keepMine(name)}
      />
    );
  return (
    <div className="panel grid grid-cols-1 gap-4 p-4">
      <UnsavedChanges dirty={isDirty} description={afterwardsWords('galleryUnsaved')} />
      <p className="text-ink-3 text-sm">{afterwardsWords('galleryAbout')}</p>
      <div>
        <Field label={galleryLabels.url} error={errors.url}>
          <div className="flex gap-2">
            <Input
              type="url"
              inputMode="url"
              placeholder="https://"
              autoComplete="off"
              {...input('url')}
            />
            {gallery.url && <OpenGallery url={gallery.url} />}
          </div>
        </Field>
        {beside('url')}
      </div>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <div className="min-w-0">
          <Field label={galleryLabels.readyOn} error={errors.readyOn}>
            <Input type="date" {...input('readyOn')} />
          </Field>
          {beside('readyOn')}
        </div>
        <div className="min-w-0">
          <Field label={galleryLabels.password} error={errors.password}>
            <Input autoComplete="off" spellCheck={false} {...input('password')} />
          </Field>
          {beside('password')}
        </div>
      </div>
      <div>
        <TellCrew
          gallery={gallery}
          isCompleted={shoot.status === 'completed'}
          checked={values.isTold}
          onChange={(to) => form.write('isTold', to)}
        />
        {beside('isTold')}
      </div>
      <GalleryPreview shoot={shoot} values={values} />
      <div>
        <Button variant="primary" pending={isSaving} off={!isDirty} onClick={submit}>
          {afterwardsWords('saveGallery')}
        </Button>
      </div>
      {form.isAsking && (
        <HeldConflict
          title={afterwardsWords('galleryConflict')}
          rows={galleryRows(form.clashes, values, saved)}
          savedAt={gallery.updatedAt ?? ''}
          decide={form.decide}
          onClose={form.stopAsking}
        />
      )}
    </div>
  );
}

const OpenGallery = ({ url }: { url: string }) => (
  <Button asChild>
    <a href={url} target="_blank" rel="noreferrer">
      {afterwardsWords('open')}
      <ExternalLink aria-hidden />
    </a>
  </Button>
);
