import type { NotificationFilter } from '@lensemble/contract/notification-kinds';
import { useState } from 'react';

export interface ChosenFilter {
  readonly of: NotificationFilter;
  readonly onChoose: (of: NotificationFilter) => void;
}

export function useNotificationFilter(): ChosenFilter {
  const [of, onChoose] = useState<NotificationFilter>('all');
  return { of, onChoose };
}
