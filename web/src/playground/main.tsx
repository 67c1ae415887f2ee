// The playground's entry.
import { render } from 'preact';
import { takeKeyFromAddress } from '../api/key.ts';
import { Playground } from './playground.tsx';
import { loadPrices } from './reading.ts';

takeKeyFromAddress();
void loadPrices();
render(<Playground />, document.getElementById('page') as HTMLElement);
