/** Puzzles to begin with, as our JSON: those of the documents that sudokit grew out of, famous ones,
 * and one of each kind of board. */

import type { en } from '../text/en';

export interface Example {
  readonly name: keyof (typeof en)['examples'];
  readonly entry: Readonly<Record<string, unknown>>;
}

/** How they are grouped where one is chosen. */
export const kExampleGroups = {
  classic: ['everyday', 'seventeen', 'sixteen', 'twentyfive'],
  famous: ['escargot', 'inkala', 'easter', 'loki'],
  variants: ['diagonal', 'windows', 'jigsaw', 'killer', 'knight', 'thesisLatin', 'thesis7'],
  unusual: ['thesis6', 'thesisNone', 'thesisNoneRestored', 'thesisTwo', 'thesisFour', 'tpMany'],
  documents: [
    'report9', 'report4', 'exam', 'paper', 'thesis21', 'thesis31', 'thesis4', 'thesis8', 'thesis9',
  ],
} satisfies Readonly<Record<string, readonly Example['name'][]>>;

function nine(name: Example['name'], givens: string, more: Record<string, unknown> = {}): Example {
  return { name, entry: { sudokit: 1, order: 9, boxes: [3, 3], ...more, givens } };
}

function four(name: Example['name'], givens: string): Example {
  return { name, entry: { sudokit: 1, order: 4, boxes: [2, 2], givens } };
}

function cage(sum: number, ...cells: string[]): Record<string, unknown> {
  return { kind: 'killer-cage', cells, sum };
}

const kCages = [
  cage(12, 'r1c1', 'r2c1', 'r3c1', 'r3c2'), cage(8, 'r1c2', 'r2c2'), cage(10, 'r1c3', 'r1c4'),
  cage(7, 'r1c5', 'r1c6'), cage(12, 'r2c3', 'r2c4', 'r3c3', 'r3c4'), cage(5, 'r2c5', 'r2c6'),
  cage(13, 'r3c5', 'r4c4', 'r4c5'), cage(7, 'r3c6', 'r4c6'), cage(8, 'r4c1', 'r5c1', 'r5c2'),
  cage(5, 'r4c2', 'r4c3'), cage(9, 'r5c3', 'r5c4'), cage(9, 'r5c5', 'r5c6'),
  cage(13, 'r6c1', 'r6c2', 'r6c3'), cage(6, 'r6c4', 'r6c5'), cage(2, 'r6c6'),
];

export const kExamples: readonly Example[] = [
  nine('report9',
    '8.15..2..6....14...7...8..6...1.2...3...6.8..1..75.....98...61742.....8..........'),
  nine('everyday',
    '5...46..9...7...4..47.1......6..9.....2...7.....2..9......6.41..3...5...4..98...6'),
  four('report4', '2.1....24....3..'),
  nine('exam',
    '.9.2..6.532...7....7.9.5..8.1.........7....946..........8.....7.3.4915.......3...'),
  four('thesis21', '123.4.21.41.21.3'),
  four('thesis31', '2.3..1...3.24..3'),
  nine('thesis9',
    '723...1596..3.2..88...1...2.7.654.2...42.73...5.931.4.5...7...34..1.3..6932...714'),
  {
    name: 'thesis8',
    entry: {
      sudokit: 1, order: 8, boxes: [2, 4],
      givens: '.6.34..14...53.2...6.....1...7.5..82.....7....84...4.1...521.6.8',
    },
  },
  four('thesis4', '21...32....41...'),
  {
    name: 'thesis6',
    entry: { sudokit: 1, order: 6, boxes: [2, 3], givens: '.5...1..46..4...5.1....4.43...6.24..' },
  },
  {
    name: 'thesis7',
    entry: {
      sudokit: 1, order: 7, latin: true, givens: '..4...63.5......64......21...1....24...61.76.34..',
    },
  },
  nine('thesisFour',
    '7.8...6.34.3....21...9.37...8.6.4...2...9..16.31.8.5..8.....29.92..4..3...52..468'),
  nine('thesisTwo',
    '..9.86.4152.......4...2.3..6.2831795..52746..8376951.4..4.67..2.5.9...63.6.45.9..'),
  nine('thesisNone',
    '9..1..4.88...5...3.3.8...2..9....3.2..142..8.3..9..7.1.6..342.9.1.2...5....6.93.7'),
  nine('thesisNoneRestored',
    '9..1..4.88...5...3.3.8...2..9......2..142..8.3..9..7.1.6..342.9.1.2...5....6.93.7'),
  {
    name: 'thesisLatin',
    entry: { sudokit: 1, order: 5, latin: true, givens: '.1......3...4..1..5.3...4' },
  },
  nine('escargot',
    '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..'),
  nine('paper',
    '9.84..........3.....7.68...4....97...756.....2...37.5.754..689.......5..8.2.7463.'),
  nine('tpMany',
    '..............3.85..1.2.......5.7.....4...1...9.......5......73..........4......1'),
  nine('inkala',
    '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..'),
  nine('easter',
    '1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1'),
  nine('loki',
    '57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..'),
  nine('seventeen',
    '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9'),
  {
    name: 'jigsaw',
    entry: {
      sudokit: 1, order: 7,
      regions: [
        1, 1, 1, 2, 2, 2, 2,
        1, 1, 3, 3, 2, 2, 4,
        1, 1, 3, 3, 2, 4, 4,
        5, 3, 3, 3, 4, 4, 4,
        5, 5, 5, 6, 6, 4, 7,
        5, 5, 6, 6, 6, 7, 7,
        5, 6, 6, 7, 7, 7, 7,
      ],
      givens: '..2...7.......3...6....5.2....6...1.......5...4..',
    },
  },
  nine('diagonal',
    '..81...4.7..8...2..5.6..........6..2..2...9..1..3..........5.9..4...3..8.9...12..',
    { diagonals: true }),
  nine('windows',
    '....5.7........269.9...3.......1..7.2.1...8.6.6..2.......7...9.649........3.9....',
    { windows: true }),
  {
    name: 'killer',
    entry: { sudokit: 1, order: 6, boxes: [2, 3], givens: '.'.repeat(36), constraints: kCages },
  },
  nine('knight',
    '7.......9..4...2819..4..3...6....9..24.....16..9....2...1..7..8432...1..8.......2',
    { constraints: [{ kind: 'anti-knight' }] }),
  {
    name: 'sixteen',
    entry: {
      sudokit: 1, order: 16, boxes: [4, 4],
      givens:
        '.319.....F...D....D6......78CG..F...C.B76..D.9.1G...D..F.A...6..' +
        '.DB3..68.49..A.56...A....2.GF.4.2EG..D4...1A9....1.....CD.....B.' +
        '.B.....4C.....1....537...9F..B28.8.7B.F....E...C9.6..CA.51..73G.' +
        '..7...E.8..C...9E.F.7..2A5.1...B..81FG......3C....4...5.....A2D.',
    },
  },
  {
    name: 'twentyfive',
    entry: {
      sudokit: 1, order: 25, boxes: [5, 5],
      givens:
        '..L......CKT.D..E.XB..QVUJAW...B..ME.F...CV.O.G..IT...R...US..VX..KQY.W.A..' +
        '....K.....M...H...LF..P.X....B.PD..C.GAO.WIU.NJ.L..I..MW.CAHO.....Y.P.Q.S.V' +
        'F..JH..NEX..T.PISRK.......XEN...K.GI....M.A.V......TVY..U.FP..WKXQG.H.RA...' +
        '.RKG......S..NE.B...M.X.WWJ...X..H..A.O...TGEVSNU.P.XE...RI.F.CMG.....K...T' +
        'K...U.YGQLH.X...I....R...R......S..U..J.K..A..FBWD.M...B.ADO..PSNLF...IE..J' +
        'L..FEJ.P...Y.T.OVBN.U..S.C..U...IO.VP...DHJ.L....Y.Y...RF..VJNQH.CU.W.DI.A.' +
        '.K.H....CW.X...Y..E...FQRA......ENK...U.F.G.QO.WM.......EXW....B.PQ.OYAN.R.' +
        'MSF....YJ...E..HA.......C.B...KQ..UX.D........M....V.....H..QCUL..DE....TJ.' +
        '......D.BNROM..T...I...HF',
    },
  },
];
