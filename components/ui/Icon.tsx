import type { LucideProps } from 'lucide-react';
import { icons } from 'lucide-react';

/** A sign by the name an owner wrote. The whole set hangs on it: an island imports its own signs instead. */
export function Icon({ name, size = '1.75rem' }: { name: string; size?: LucideProps['size'] }) {
  const Sign = icons[pascal(name) as keyof typeof icons];
  if (!Sign)
    throw new Error(`\`${name}\` is not a sign of lucide.dev/icons: write another name in the content.`);
  return <Sign aria-hidden focusable={false} size={size} strokeWidth={1.5} />;
}

function pascal(name: string) {
  return name.replace(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());
}
