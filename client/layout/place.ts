export const place = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }): string =>
  `left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
