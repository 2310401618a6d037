import type { ConventionShoot } from '@lensemble/contract/conventions';
import { Link } from '@tanstack/react-router';

interface UndatedShootsProps {
  title: string;
  shoots: readonly ConventionShoot[];
}

/** Shoots that have no place in a timetable. */
export function UndatedShoots({ title, shoots }: UndatedShootsProps) {
  if (shoots.length === 0) return null;
  return (
    <section className="mt-5">
      <h2 className="mb-2 font-[620] text-lg">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {shoots.map(({ id, title: name }) => (
          <li key={id} className="min-w-0 max-w-full">
            <Link
              to="/shoots/$id"
              params={{ id }}
              dir="auto"
              className="panel flex min-h-control items-center px-3 text-sm"
            >
              <span className="truncate">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
