import { createFileRoute } from '@tanstack/react-router';
import { MapPage } from '@/features/map/map-page.tsx';

export const Route = createFileRoute('/_app/map')({ component: MapPage });
