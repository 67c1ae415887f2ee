// The bound on what all requests keep of their files, and the share of each organization.
import { expect, test } from 'vitest';
import { UnavailableError } from '../reply/unavailable.ts';
import { FileMemory } from './file-memory.ts';

test('what is reserved is missing until it is released, once', () => {
  const memory = new FileMemory(200);
  const [first, second] = [memory.reserve('a'), memory.reserve('a')];
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

test('each organization has as much as it leaves free', () => {
  const memory = new FileMemory(120);
  const [a, b, c] = [memory.reserve('a'), memory.reserve('b'), memory.reserve('c')];
  a.add(60);
  expect(() => a.add(1)).toThrow(UnavailableError);
  b.add(30);
  expect(() => b.add(1)).toThrow(UnavailableError);
  c.add(15);
  expect(() => a.add(1)).toThrow(UnavailableError);
  a.release();
  b.add(15);
  expect(memory.reservedBytes).toBe(60);
});
