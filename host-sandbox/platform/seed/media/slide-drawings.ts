/** Drawings of the lesson videos' slides on a 200 by 200 field in the current stroke; content of a `<g>`. */
export const slideDrawings = {
  /** A thrombelastogram: start, spread and narrowing of the two curves. */
  thrombogram:
    '<path d="M4 100h40M44 100c20 0 22-56 62-56 50 0 70 26 90 34M44 100c20 0 22 56 62 56 50 0 70-26 90-34"/><path d="M106 48v104m-6-96l6-8 6 8m-12 88l6 8 6-8" stroke="#f2b441"/><g fill="#f2b441" stroke="none" font-size="26" font-weight="600"><text x="16" y="88">R</text><text x="116" y="109">MA</text></g>',
  /** The player: picture, play button, progress and controls. */
  player:
    '<path d="M14 36h172v128H14zM14 132h172"/><path d="M88 62v44l36-22z" fill="#f2b441" stroke="#f2b441"/><path d="M28 148h144"/><path d="M28 148h64" stroke="#f2b441" stroke-width="8"/>',
  /** A transport box with seal and thermometer. */
  box: '<path d="M20 70h130v100H20zM30 70V52h110v18M64 52V38h42v14"/><path d="M74 62h22v22H74z" fill="#f2b441" stroke="#f2b441"/><path d="M68 128h34m-17-17v34"/><path d="M170 62a9 9 0 0118 0v66a16 16 0 11-18 0z"/><path d="M179 140V104" stroke="#f2b441" stroke-width="8"/>',
  /** The four chambers in the sector of an ultrasound probe. */
  'four-chambers':
    '<path d="M100 8L14 150c40 56 132 56 172 0z"/><path d="M100 70v104M54 96l34 8m58-8l-34 8"/><g fill="currentColor" stroke="none" font-size="21" font-weight="600" text-anchor="middle"><text x="80" y="84">RA</text><text x="121" y="84">LA</text><text x="66" y="146" fill="#f2b441">RV</text><text x="134" y="146">LV</text></g>',
  /** Pressures of a crisis: the pulmonary one rises, the aortic one falls. */
  pressures:
    '<path d="M16 16v168h172"/><path d="M20 54h44c44 0 56 62 116 62"/><path d="M20 160h48c44 0 52-36 112-36" stroke="#f2b441"/><g fill="currentColor" stroke="none" font-size="25"><text x="28" y="40">主动脉</text><text x="28" y="142" fill="#f2b441">肺动脉</text></g>',
} as const;

export type Drawing = keyof typeof slideDrawings;
