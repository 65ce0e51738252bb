import { Choice } from "../../ui/choice.tsx";

interface Props {
  readonly legend: string;
  /** As many as may share the table. */
  readonly possible: readonly number[];
  readonly chosen: number;
  readonly onChoose: (seats: number) => void;
}

/** How many share a table, where that is not given with its variant. */
export const SeatsChoice = ({ legend, possible, chosen, onChoose }: Props) =>
  possible.length > 1 && (
    <Choice
      legend={legend}
      options={possible.map((n) => ({ value: n, label: String(n) }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
