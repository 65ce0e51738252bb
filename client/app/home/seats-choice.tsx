import { Choice } from "../../ui/choice.tsx";

interface Props {
  readonly legend: string;
  /** The possible numbers of seats. */
  readonly possible: readonly number[];
  readonly chosen: number;
  readonly onChoose: (seats: number) => void;
}

/** The number of seats, if the variant does not fix it. */
export const SeatsChoice = ({ legend, possible, chosen, onChoose }: Props) =>
  possible.length > 1 && (
    <Choice
      legend={legend}
      options={possible.map((n) => ({ value: n, label: String(n) }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
