// The console: what stands on the page.
import { Shell } from '../ui/shell.tsx';

export function Console() {
  return (
    <Shell current="console">
      <h1>Console</h1>
    </Shell>
  );
}
