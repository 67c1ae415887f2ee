// The bound on what all requests keep of their files.
import { expect, test } from 'vitest';
import { UnavailableError } from '../reply/unavailable.ts';
import { FileMemory } from './memory.ts';

test('what is reserved is missing until it is released, once', () => {
  const memory = new FileMemory(100);
  const [first, second] = [memory.reserve(), memory.reserve()];
  first.add(40);
  first.add(20);
  expect(() => second.add(41)).toThrow(UnavailableError);
  second.add(40);
  expect(() => first.add(1)).toThrow(UnavailableError);
  expect(memory.reservedBytes).toBe(100);
  first.release();
  first.release();
  expect(memory.reservedBytes).toBe(40);
  second.add(60);
  expect(() => second.add(1)).toThrow(UnavailableError);
});
