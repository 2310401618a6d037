import { signInWords } from '@lensemble/messages/web/sign-in';
import { Moon, Sun } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { setTheme, useTheme } from '@/lib/shell/theme.ts';

export function ThemeButton() {
  const isLight = useTheme() === 'light';
  const Icon = isLight ? Moon : Sun;
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={signInWords('toggleTheme')}
      onClick={() => setTheme(isLight ? 'dark' : 'light')}
    >
      <Icon aria-hidden />
    </Button>
  );
}
