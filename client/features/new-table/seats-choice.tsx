import { Choice } from "../../ui/choice.tsx";

interface Props {
  readonly legend: string;
  readonly possible: readonly number[];
  readonly chosen: number;
  readonly onChoose: (seats: number) => void;
}

/** Renders nothing if the variant fixes the number of seats. */
export const SeatsChoice = ({ legend, possible, chosen, onChoose }: Props) =>
  possible.length > 1 && (
    <Choice
      legend={legend}
      options={possible.map((n) => ({ value: n, label: String(n) }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
