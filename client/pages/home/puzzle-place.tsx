import { useEffect, useRef, useState } from "preact/hooks";
import { type Lazy, usePart } from "../../ui/lazy.ts";

/** The card of the puzzle of the day, with its messages. */
const loadCard: Lazy<object> = async () => {
  const [{ PuzzleCard }, { loadPuzzleMessages }] = await Promise.all([
    import("../../features/puzzles/puzzle-card.tsx"),
    import("../../features/puzzles/messages/messages.ts"),
  ]);
  await loadPuzzleMessages();
  return PuzzleCard;
};

/** The place of the puzzle of the day. The puzzle's card is loaded once a visitor scrolls to this place. */
export function PuzzlePlace() {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);
  const Card = usePart(loadCard, isSeen);
  return (
    <div ref={place} class="puzzle-place">
      {Card && <Card />}
    </div>
  );
}
