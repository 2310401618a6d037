import { editorWords } from '@lensemble/messages/web/editor';
import { useQuery } from '@tanstack/react-query';
import { getTemplateQuery } from '@/features/shoots/api/templates.ts';
import { EditorSkeleton } from './components/editor-skeleton.tsx';
import { LoadError } from './components/load-error.tsx';
import { ShootEditor } from './components/shoot-editor.tsx';
import { formOfTemplate } from './lib/form-of-template.ts';
import { type PrefillSearch, prefillOf } from './lib/prefill.ts';

type NewShootPageProps = PrefillSearch & {
  template?: string | undefined;
  templates?: 'true' | undefined;
};

export function NewShootPage({ template, templates, ...search }: NewShootPageProps) {
  if (template !== undefined) return <FromTemplate key={template} id={template} />;
  const { status, date, time, duration, title, convention, location } = search;
  return (
    <ShootEditor
      key={`${status} ${date} ${time} ${duration} ${title} ${convention} ${location}`}
      shoot={null}
      prefill={prefillOf(search)}
      opensTemplates={templates !== undefined}
    />
  );
}

function FromTemplate({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(getTemplateQuery(id));
  if (data) return <ShootEditor shoot={null} prefill={formOfTemplate(data.plan)} template={id} />;
  if (!error) return <EditorSkeleton />;
  return (
    <LoadError
      title={editorWords('templateNotLoaded')}
      error={error}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
