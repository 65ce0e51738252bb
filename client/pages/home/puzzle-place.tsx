import { useEffect, useRef, useState } from "preact/hooks";
import { type Lazy, usePart } from "../../ui/lazy.ts";

const loadCard: Lazy<object> = async () => {
  const [{ PuzzleCard }, { loadPuzzleMessages }] = await Promise.all([
    import("../../features/puzzles/puzzle-card.tsx"),
    import("../../features/puzzles/messages/messages.ts"),
  ]);
  await loadPuzzleMessages();
  return PuzzleCard;
};

/** The puzzle of the day, loaded once a visitor scrolls to it. */
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
