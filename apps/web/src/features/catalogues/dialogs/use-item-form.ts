import { zodResolver } from '@hookform/resolvers/zod';
import { uploadImage } from '@lensemble/contract/images';
import { useState } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import {
  type SendPicture,
  usePictureUpload,
} from '@/components/picture-field/use-picture-upload.ts';
import { ApiError, isGone, sentenceOf } from '@/lib/calls/api.ts';
import type { CatalogueKind, ItemOf } from '@/lib/catalogues/catalogues.ts';
import type { ItemChange } from '@/lib/catalogues/try-change.ts';
import { upload } from '@/lib/pictures/upload.ts';
import { toastError } from '@/lib/shell/toast.ts';
import type { NewItem } from '../api/save-item.ts';
import { changedFields } from '../lib/changed.ts';
import { failureText } from '../lib/words.ts';
import { dialogTexts } from './dialog-texts.ts';
import type { ItemFormParts } from './item-form-parts.ts';
import { PendingFields } from './pending-fields.ts';
import { useStoreItem } from './use-store-item.ts';

interface Item<Kind extends CatalogueKind> {
  readonly item: ItemOf[Kind] | null;
  readonly name: string;
  readonly onSaved: (item: ItemOf[Kind]) => void;
  readonly onClose: () => void;
}

export function useItemForm<Kind extends CatalogueKind>(
  { kind, schema, valuesOf, picture, together = [] }: ItemFormParts<Kind>,
  { item, name, onSaved, onClose }: Item<Kind>,
) {
  const form = useForm<FieldValues, unknown, NewItem<Kind>>({
    resolver: zodResolver(schema),
    defaultValues: valuesOf(item, name),
  });
  const [pendingFields] = useState(() => new PendingFields());
  const send: SendPicture = async (file, options) => {
    const { url } = await upload(uploadImage, {
      params: { kind },
      file,
      fileName: file.name,
      ...options,
    });
    return url;
  };
  const pictureUpload = usePictureUpload({
    send,
    onSent: (url) => form.setValue(picture.field, url, { shouldDirty: true }),
    fallback: picture.failure,
  });

  const tellRefusal = (error: unknown) => {
    const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
    for (const [path, message] of fields) {
      form.setError(path.split('.')[0] ?? path, { type: 'server', message });
    }
    const fallback = failureText(kind, item ? 'update' : 'create');
    toastError(isGone(error) ? dialogTexts[kind].gone : sentenceOf(error, fallback));
  };

  const onStored = (stored: ItemOf[Kind]) => {
    onSaved(stored);
    onClose();
  };
  const storing = useStoreItem(kind, together, { onStored, onRefused: tellRefusal });

  const submit = form.handleSubmit(async (typed) => {
    const [unsent, unfound] = await Promise.all([pictureUpload.finish(), pendingFields.finish()]);
    const reason = unsent?.reason ?? unfound;
    if (reason) return toastError(reason);
    // The upload and the place lookup may have set these fields after the submit.
    const late = [picture.field, ...together].map((name) => [name, form.getValues(name)]);
    const whole: typeof typed = { ...typed, ...Object.fromEntries(late) };
    const change = (item ? changedFields(whole, item, together) : whole) as ItemChange<Kind>;
    if (item && Object.keys(change).length === 0) return onClose();
    await storing.store({ whole, change, base: item });
  });

  const { isDirty, isSubmitting } = form.formState;
  const isUploading = pictureUpload.state.step !== 'idle';
  return {
    form,
    pictureUpload,
    pendingFields,
    storing,
    submit,
    dirty: isDirty || isUploading,
    saving: isSubmitting || storing.isStoring,
  };
}
