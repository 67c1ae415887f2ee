// The playground: what stands on the page.
import { Shell } from '../ui/shell.tsx';

export function Playground() {
  return (
    <Shell current="playground">
      <h1>Playground</h1>
    </Shell>
  );
}
