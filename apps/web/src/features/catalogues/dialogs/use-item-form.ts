import { zodResolver } from '@hookform/resolvers/zod';
import { uploadImage } from '@lensemble/contract/images';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import type { SendPicture } from '@/components/picture-field/use-picture-upload.ts';
import { usePictureUpload } from '@/components/picture-field/use-picture-upload.ts';
import { ApiError, sentenceOf } from '@/lib/api.ts';
import type { CatalogueKind, ItemOf } from '@/lib/catalogues.ts';
import { toast } from '@/lib/toast.ts';
import { upload } from '@/lib/upload.ts';
import type { ItemChange, NewItem } from '../api/save-item.ts';
import { useSaveItem } from '../api/save-item.ts';
import { changedFields } from '../lib/changed.ts';
import { failureText, successText } from '../lib/words.ts';
import type { ItemFormParts } from './item-form-parts.ts';
import { PendingFields } from './pending-fields.ts';

interface Item<Kind extends CatalogueKind> {
  /** Null for a new one. */
  readonly item: ItemOf[Kind] | null;
  /** What a new one is called already. */
  readonly name: string;
  readonly onSaved: (item: ItemOf[Kind]) => void;
  readonly onClose: () => void;
}

/** The form of an item, its picture on its way, and how both are saved. */
export function useItemForm<Kind extends CatalogueKind>(
  { kind, schema, valuesOf, picture, together = [] }: ItemFormParts<Kind>,
  { item, name, onSaved, onClose }: Item<Kind>,
) {
  const form = useForm<FieldValues, unknown, NewItem<Kind>>({
    resolver: zodResolver(schema),
    defaultValues: valuesOf(item, name),
  });
  const [pendingFields] = useState(() => new PendingFields());
  const save = useSaveItem(kind, item?.id ?? null);
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
    toast({ title: 'Error', description: sentenceOf(error, fallback), variant: 'destructive' });
  };

  const submit = form.handleSubmit(async (typed) => {
    const [failure] = await Promise.all([pictureUpload.finish(), pendingFields.finish()]);
    if (failure) {
      return toast({ title: 'Error', description: failure.reason, variant: 'destructive' });
    }
    // The picture's address may have come only now, and where a place is as well.
    const late = [picture.field, ...together].map((name) => [name, form.getValues(name)]);
    const whole: typeof typed = { ...typed, ...Object.fromEntries(late) };
    const change = (item ? changedFields(whole, item, together) : whole) as ItemChange<Kind>;
    if (item && Object.keys(change).length === 0) return onClose();
    try {
      const saved = await save.mutateAsync({ whole, change });
      toast({ title: 'Success', description: successText(kind, item ? 'update' : 'create') });
      onSaved(saved);
      onClose();
    } catch (error) {
      tellRefusal(error);
    }
  });

  const { isDirty, isSubmitting } = form.formState;
  const isUploading = pictureUpload.state.step !== 'idle';
  return {
    form,
    pictureUpload,
    pendingFields,
    submit,
    dirty: isDirty || isUploading,
    saving: isSubmitting,
  };
}
