import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { listItemsQuery } from '@/lib/catalogues/catalogues.ts';

/** Returns the names of equipment by id; an empty name while the list loads, and for deleted equipment. */
export function useEquipmentNames(): (equipmentId: string) => string {
  const { data } = useQuery(listItemsQuery('equipment'));
  const names = useMemo(() => new Map(data?.map(({ id, name }) => [id, name])), [data]);
  return useCallback((id: string) => names.get(id) ?? '', [names]);
}
