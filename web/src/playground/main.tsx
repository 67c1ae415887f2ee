// The playground's entry.
import { render } from 'preact';
import { Playground } from './playground.tsx';

render(<Playground />, document.getElementById('page') as HTMLElement);
