import { useWatch } from 'react-hook-form';
import { HeaderGlow } from '@/components/header-glow.tsx';
import { useEditorFields } from '@/features/shoots/editor/hooks/use-editor-form.ts';

/** The first reference picture, or the shoot's color, behind the title. */
export function EditorGlow({ picture }: { picture: string | null }) {
  const { control } = useEditorFields();
  const color = useWatch({ control, name: 'color' });
  return <HeaderGlow picture={picture} color={color} />;
}
