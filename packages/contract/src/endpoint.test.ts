import { expect, it } from 'vitest';
import { endpointPath } from './endpoint.ts';

it('fills parameters in, encoded', () => {
  expect(endpointPath('/api/shoots/:id/references', { id: 'a/b c' })).toBe(
    '/api/shoots/a%2Fb%20c/references',
  );
});

it('refuses to call a path with a hole in it', () => {
  expect(() => endpointPath('/api/shoots/:id')).toThrow('needs the parameter id');
});
