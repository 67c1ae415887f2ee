import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test.each([
  [['a', 'b'], 'a,b'],
  [['', ''], ','],
  [['with, comma', 'with "quotes"'], '"with, comma","with ""quotes"""'],
  [['two\nlines'], '"two\nlines"'],
  [['=HYPERLINK("http://x")'], '"\'=HYPERLINK(""http://x"")"'],
  [['+55', '-1', '@name', '\tx', '\rx'], `'+55,'-1,'@name,'\tx,"'\rx"`],
  [['a=b', '1-2', '12/03/2013'], 'a=b,1-2,12/03/2013'],
])('%j', (row, line) => {
  expect(toCsv([row])).toBe(`\uFEFF${line}\r\n`);
});
