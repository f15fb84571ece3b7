import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Latest } from '../../app/engine/latest';

test('what comes while work is under way waits, and only the latest of it is done', async () => {
  const done: number[] = [];
  const ends: (() => void)[] = [];
  const latest = new Latest<number>((value) => new Promise((resolve) => {
    done.push(value);
    ends.push(resolve);
  }));
  latest.give(1);
  latest.give(2);
  latest.give(3);
  assert.deepEqual(done, [1]);
  ends[0]!();
  await new Promise((resolve) => setTimeout(resolve));
  assert.deepEqual(done, [1, 3]);
  ends[1]!();
  await new Promise((resolve) => setTimeout(resolve));
  latest.give(4);
  assert.deepEqual(done, [1, 3, 4]);
});
