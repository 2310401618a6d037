import { type ComponentProps, createContext, useContext } from 'react';

/** Stands in for the router while the build renders the first paint: `Location` has the path of the page. */
export const Location = createContext('/');

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  params?: Readonly<Record<string, string>>;
  search?: unknown;
  activeOptions?: unknown;
}

export function Link({ to, params = {}, search: _, activeOptions: __, ...anchor }: LinkProps) {
  const href = to.replace(/\$(\w+)/g, (name, key: string) => params[key] ?? name);
  return <a href={href} {...anchor} />;
}

interface State {
  readonly location: { readonly pathname: string };
}

export function useRouterState<Part>({ select }: { select: (state: State) => Part }): Part {
  return select({ location: { pathname: useContext(Location) } });
}

export const useElementScrollRestoration = () => undefined;
