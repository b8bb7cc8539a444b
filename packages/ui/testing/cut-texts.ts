/**
 * Runs in the page: names what is wrong with letters of each of these sizes. It is a visible text or control that lies
 * outside the screen, a text outside the button that it is part of, one that its surroundings cut through, or two
 * texts that lie on each other. What scrolls by itself may leave its frame, and so may what fades or ends in an
 * ellipsis; a dialog and a page scroll down alone. It stands by itself, since Playwright takes its source into the
 * page.
 */
export function cutTexts(sizes: readonly string[]): string[] {
  /** What of an element is seen, by what surrounds it. */
  interface Surroundings {
    readonly isHidden: boolean;
    /** The outermost one that shows the beginning of it only. */
    readonly shortened?: Element;
    /** What cuts off all that leaves it. */
    readonly edge?: Element;
    readonly scrolls: boolean;
    /** What it moves with: texts of different ones may lie on each other. */
    readonly layer: Element;
    readonly isFixed: boolean;
  }
  interface Written {
    readonly parent: Element;
    readonly range: Range;
    readonly button: Element | null;
  }

  const root = document.documentElement;
  const noSurroundings = { isHidden: false, scrolls: false, layer: root, isFixed: false };
  const onlyDown = 'main, dialog, [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
  let known = new Map<Element, Surroundings>();

  function surroundingsOf(one: Element | null): Surroundings {
    if (!one || one === document.body) return noSurroundings;
    const before = known.get(one);
    if (before) return before;
    const found = withOwn(one, getComputedStyle(one));
    known.set(one, found);
    return found;
  }

  function withOwn(one: Element, style: CSSStyleDeclaration): Surroundings {
    const outer = surroundingsOf(one.parentElement);
    if (outer.isHidden || style.clipPath !== 'none' || one.getAttribute('aria-hidden') === 'true') {
      return { ...outer, isHidden: true };
    }
    const overflow = `${style.overflowX} ${style.overflowY}`;
    const moves = /absolute|fixed|sticky/.test(style.position) || style.transform !== 'none';
    const layer = moves || overflow !== 'visible visible' ? one : outer.layer;
    const fades = style.maskImage !== 'none';
    if (fades || style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') {
      return { ...outer, layer, shortened: outer.shortened ?? one };
    }
    const own = { isHidden: false, layer, isFixed: style.position === 'fixed' || outer.isFixed };
    if (/auto|scroll/.test(overflow)) return { ...own, scrolls: true };
    if (/hidden|clip/.test(overflow)) return { ...own, scrolls: outer.scrolls, edge: one };
    return { ...outer, ...own };
  }

  const isIn = (box: DOMRect, edge: DOMRect) =>
    box.left < edge.right && box.right > edge.left && box.top < edge.bottom && box.bottom > edge.top;

  /** What lies wholly beyond an edge is hidden on purpose, such as the next page of a gallery. */
  const isCutBy = (box: DOMRect, edge: DOMRect) =>
    isIn(box, edge) &&
    (box.right > edge.right + 2 || box.left < edge.left - 2 || box.bottom > edge.bottom + 4);

  const isShown = (box: DOMRect, edge: Element | undefined) =>
    box.width > 1 && (!edge || isIn(box, edge.getBoundingClientRect()));

  /** What lies wholly above or below the screen waits there, such as a skip link. */
  function isOffScreen(box: DOMRect, { scrolls, isFixed }: Surroundings): boolean {
    if (scrolls) return false;
    if (box.left < -1 || box.right > root.clientWidth + 1) return true;
    return isFixed && (box.top < -1 ? box.bottom > 1 : box.top < innerHeight && box.bottom > innerHeight + 1);
  }

  function isWrong({ parent, range, button: of }: Written): boolean {
    const around = surroundingsOf(parent);
    if (around.isHidden) return false;
    const box = (around.shortened ?? range).getBoundingClientRect();
    if (!isShown(box, around.edge)) return false;
    // A badge may overhang the button that it belongs to.
    const button = of && !around.shortened && around.layer === surroundingsOf(of).layer;
    const isOut = isOffScreen(box, around) || (button && isCutBy(box, of.getBoundingClientRect()));
    const isCut = around.edge !== undefined && isCutBy(box, around.edge.getBoundingClientRect());
    return (isOut || isCut) && parent.checkVisibility({ visibilityProperty: true });
  }

  function isOutside(control: Element): boolean {
    const around = surroundingsOf(control);
    if (around.isHidden || (around.shortened && around.shortened !== control)) return false;
    const box = control.getBoundingClientRect();
    return isShown(box, around.edge) && isOffScreen(box, around) && control.checkVisibility();
  }

  /** The lines of all texts that can be seen, by what they move with. */
  function linesByLayer(): Iterable<{ readonly of: Written; readonly box: DOMRect }[]> {
    const layers = new Map<Element, { of: Written; box: DOMRect }[]>();
    for (const of of texts) {
      const { isHidden, edge, shortened, layer } = surroundingsOf(of.parent);
      if (
        isHidden ||
        !of.parent.checkVisibility({
          visibilityProperty: true,
          opacityProperty: true,
          contentVisibilityAuto: true,
        })
      )
        continue;
      const lines = layers.get(layer) ?? [];
      layers.set(layer, lines);
      for (const box of of.range.getClientRects()) {
        if (isShown(box, edge) && isShown(box, shortened)) lines.push({ of, box });
      }
    }
    return layers.values();
  }

  /** Lines of one paragraph touch; labels that collide lie on each other with half of their height. */
  function collisions(): string[] {
    const found = new Set<string>();
    for (const lines of linesByLayer()) {
      lines.sort((one, other) => one.box.top - other.box.top);
      lines.forEach((upper, index) => {
        for (const lower of lines.slice(index + 1)) {
          const [one, other] = [upper.box, lower.box];
          const half = Math.min(one.height, other.height) / 2;
          if (other.top > one.bottom - half) break;
          const beside = Math.min(one.right, other.right) - Math.max(one.left, other.left);
          if (upper.of !== lower.of && beside > 3)
            found.add(`${named(upper.of.parent)} lies on ${named(lower.of.parent)}`);
        }
      });
    }
    return [...found];
  }

  const named = (one: Element) =>
    `${one.tagName.toLowerCase()} “${(one.textContent ?? '').trim().slice(0, 40)}”`;

  function writtenIn(text: Text): Written[] {
    const parent = text.parentElement;
    if (!parent || text.data.trim() === '' || /^(SCRIPT|STYLE|TITLE|OPTION)$/i.test(parent.tagName))
      return [];
    const range = document.createRange();
    range.selectNodeContents(text);
    return [{ parent, range, button: parent.closest('button, a, label') }];
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Written[] = [];
  while (walker.nextNode()) texts.push(...writtenIn(walker.currentNode as Text));
  const controls = [...document.body.querySelectorAll('button, a, input, select, textarea')];
  const scrollers = [root, ...document.body.querySelectorAll(onlyDown)];

  const usual = root.style.fontSize;
  const found: string[] = [];
  for (const size of sizes) {
    root.style.fontSize = size;
    known = new Map();
    const width = root.clientWidth;
    const add = (what: string) => found.push(`${what} (letters of ${size}, ${width} px)`);
    for (const scroller of scrollers) {
      const { tagName, scrollWidth, clientWidth } = scroller;
      const isWide = clientWidth > 0 && scrollWidth > clientWidth + 1;
      if (isWide && (scroller === root || getComputedStyle(scroller).overflowX !== 'visible'))
        add(`${tagName.toLowerCase()} is ${scrollWidth} wide in ${clientWidth}`);
    }
    for (const text of texts) if (isWrong(text)) add(`${named(text.parent)} is cut`);
    for (const control of controls) if (isOutside(control)) add(`${named(control)} is outside`);
    collisions().forEach(add);
  }
  root.style.fontSize = usual;
  return found;
}
