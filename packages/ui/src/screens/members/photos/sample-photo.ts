/** Drawn for stories, so that the repository contains no photo of a person. */
export function samplePhoto(): string {
  const canvas = paint();
  return canvas.toDataURL('image/jpeg', 0.8);
}

/** The same as a camera stream. */
export const sampleStream = (): MediaStream => paint().captureStream(5);

function paint(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = 480;
  canvas.height = 600;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot paint');
  const disc = (x: number, y: number, radius: number, colour: string) => {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.arc(x, y, radius, 0, Math.PI * 2);
    pen.fill();
  };
  const dusk = pen.createLinearGradient(0, 0, 0, 600);
  dusk.addColorStop(0, '#c9d7d6');
  dusk.addColorStop(1, '#e6cba8');
  pen.fillStyle = dusk;
  pen.fillRect(0, 0, 480, 600);
  disc(240, 640, 210, '#7c2b41');
  disc(240, 270, 132, '#4a2a20');
  disc(240, 300, 104, '#d9a27c');
  return canvas;
}
