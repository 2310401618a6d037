import { createFileRoute } from '@tanstack/react-router';
import { ConventionsPage } from '@/features/conventions/conventions-page.tsx';

// Without a loader, which every screen would load.
export const Route = createFileRoute('/_app/conventions/')({ component: ConventionsPage });
