/** Each province with those that it borders on, or has a short way over the sea to (GB/T 2260 codes). */
const borders = `
11 12 13
12 11 13
13 11 12 14 15 21 37 41
14 13 15 41 61
15 13 14 21 22 23 61 62 64
21 13 15 22
22 15 21 23
23 15 22
31 32 33
32 31 33 34 37
33 31 32 34 35 36
34 32 33 36 37 41 42
35 33 36 44 71
36 33 34 35 42 43 44
37 13 32 34 41
41 13 14 34 37 42 61
42 34 36 41 43 50 61
43 36 42 44 45 50 52
44 35 36 43 45 46 81 82
45 43 44 52 53
46 44
50 42 43 51 52 61
51 50 52 53 54 61 62 63
52 43 45 50 51 53
53 45 51 52 54
54 51 53 63 65
61 14 15 41 42 50 51 62 64
62 15 51 61 63 64 65
63 51 54 62 65
64 15 61 62
65 54 62 63
71 35
81 44 82
82 44 81
`;

const neighbours = new Map(
  borders
    .trim()
    .split('\n')
    .map((line) => {
      const [province = '', ...others] = line.split(' ');
      return [province, others] as const;
    }),
);

/** The neighbours of a province; none for an unknown code. */
export const neighboursOf = (province: string): readonly string[] => neighbours.get(province) ?? [];
