import { neighboursOf } from './neighbours';
import { tiles } from './province-map/tiles';

const codes = tiles.map(({ code }) => code);

it('every province of the map has neighbours on the map, and is a neighbour of each of them', () => {
  for (const code of codes) {
    expect(neighboursOf(code).length).toBeGreaterThan(0);
    for (const other of neighboursOf(code)) {
      expect(codes).toContain(other);
      expect(neighboursOf(other)).toContain(code);
    }
  }
});
