import { type Logbook, playedOf, type RecentResult } from "../../../shared/engine/lists/logbook.ts";
import { locale } from "../../i18n/language.ts";
import { dayOf, sumOf } from "./logbook-texts.ts";
import { messages } from "./messages/messages.ts";

/** In px: width of a match, height of the picture, and y of the water line. */
const [STEP, HEIGHT, WATER] = [20, 78, 56];

/** The latest matches are drawn as ships, buoys and birds. */
export function Course({ logbook: { boards, course, longestRun: run } }: { readonly logbook: Logbook }) {
  const { matches, won, longestRun, runSince, course: title, courseNote, courseOf } = messages.value;
  const results = sumOf(boards.map((board) => board.results));
  const played = playedOf(results);
  const day = dayOf(locale.value);
  return (
    <section class="panel plot" aria-label={title}>
      <dl class="tiles">
        <div>
          <dt>{matches(played).replace(/^[\d.,\s]+/, "")}</dt>
          <dd class="num">{played}</dd>
        </div>
        <div>
          <dt>{won}</dt>
          <dd class="num">{results.won}</dd>
        </div>
        {run && (
          <div>
            <dt>{longestRun}</dt>
            <dd class="num">{run.matches}</dd>
            <dd class="small muted">{runSince(day(run.since), day(run.until))}</dd>
          </div>
        )}
      </dl>
      <Sea course={course} run={run} label={courseOf(course.length, course.filter(isWon).length)} />
      <p class="small muted plot-note">{courseNote}</p>
    </section>
  );
}

const isWon = ({ result }: RecentResult): boolean => result === "won";

interface SeaProps {
  readonly course: readonly RecentResult[];
  readonly run: Logbook["longestRun"];
  readonly label: string;
}

function Sea({ course, run, label }: SeaProps) {
  const width = course.length * STEP;
  const inRun = course.flatMap(({ ended }, i) => (run && run.since <= ended && ended <= run.until ? i : []));
  const [first, last] = [inRun[0], inRun.at(-1)];
  return (
    <div class="sea" role="img" aria-label={label}>
      <svg width={width} height={HEIGHT} aria-hidden="true">
        <path class="water" d={`M0 ${WATER}${`q5 -4 10 0t10 0`.repeat(course.length)}V${HEIGHT}H0Z`} />
        {run && run.matches > 1 && first !== undefined && (
          <path class="run" d={`M${first * STEP + 2} 8V4H${(last! + 1) * STEP - 2}V8`} />
        )}
        {course.map(({ result, ended }, i) => (
          <path key={`${ended} ${i}`} class={result} transform={`translate(${i * STEP} ${WATER})`} d={SHAPES[result]} />
        ))}
      </svg>
    </div>
  );
}

/**
 * SVG paths, 20 px wide, with the water line at y = 0: a ship with all sails, a buoy, a ship with half its sails, a
 * bird.
 */
const SHAPES: Readonly<Record<RecentResult["result"], string>> = {
  won: "M10.500 -42V-9H18.500Q17 -30 10.500 -42ZM8.500 -34V-9H2Q3 -24 8.500 -34ZM1.500 -6H18.500Q17 1 14 2H6Q3 1 1.500 -6Z",
  lost: "M6 1Q7 -8 9 -12V-16H11V-12Q13 -8 14 1Q10 3 6 1Z",
  draw: "M8.500 -34V-9H2Q3 -24 8.500 -34ZM1.500 -6H18.500Q17 1 14 2H6Q3 1 1.500 -6Z",
  ended: "M4 -24Q7 -29 10 -24Q13 -29 16 -24",
};
