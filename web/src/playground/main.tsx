// The playground's entry.
import { render } from 'preact';
import { takeKeyFromAddress } from '../api/key.ts';
import { loadPrices } from '../api/options.ts';
import { Playground } from './playground.tsx';

takeKeyFromAddress();
void loadPrices();
render(<Playground />, document.getElementById('page') as HTMLElement);
