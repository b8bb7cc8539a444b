import { importsIn } from './imports.mjs';

/**
 * Groups of files that import each other, on whatever way, types included (Tarjan). `sources` are texts by their paths.
 */
export function fileCircles(sources) {
  const [order, lowest, onStack, stack, circles] = [new Map(), new Map(), new Set(), [], []];
  const visit = (file) => {
    order.set(file, order.size);
    lowest.set(file, order.get(file));
    stack.push(file);
    onStack.add(file);
    for (const next of importsIn(file, sources.get(file))) {
      if (!sources.has(next)) continue;
      if (!order.has(next)) visit(next);
      if (onStack.has(next)) lowest.set(file, Math.min(lowest.get(file), lowest.get(next)));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const circle = stack.splice(stack.indexOf(file));
    for (const member of circle) onStack.delete(member);
    if (circle.length > 1) circles.push(circle);
  };
  for (const file of sources.keys()) if (!order.has(file)) visit(file);
  return circles;
}
