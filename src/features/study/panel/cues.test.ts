import { cueAt } from './cues';

it('The cue at a time is found', () => {
  const cues = ['一', '二', '三'].map((text, index) => ({
    index,
    start: index * 10,
    end: index * 10 + 9,
    text,
  }));
  expect([0, 9.5, 10, 28.9, 40].map((time) => cueAt(cues, time))).toEqual([0, -1, 1, 2, -1]);
});
