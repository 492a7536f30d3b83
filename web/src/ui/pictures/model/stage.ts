// The one WebGL canvas of a page: it draws for every view in turn, and each view keeps its picture on a canvas of its own (product §5 3D manuals).
import { Mesh, NeutralToneMapping, type Camera, PMREMGenerator, type Scene, type Texture, WebGLRenderer } from 'three';
import { makeStudio } from './studio.ts';

/** A view that wants to be told when the graphics went away or came back. */
export interface StageGuest {
  onLost: () => void;
  onBack: () => void;
}

export interface Stage {
  /** What metal mirrors; made anew when the graphics come back. */
  surroundings(): Texture;
  /** Draws a scene onto a view's own canvas, at that canvas's size or a share of it. */
  draw(scene: Scene, camera: Camera, on: { target: CanvasRenderingContext2D; share: number }): void;
  /** Whether no graphics card helps. */
  isSoftware: boolean;
  join(guest: StageGuest): () => void;
  isLost(): boolean;
  /** Notes on its canvas what the graphics hold, so that a leak can be seen. */
  tell(): void;
}

let stage: Stage | undefined;

/** Throws where the browser has no WebGL. */
export function openStage(): Stage {
  stage ??= makeStage();
  return stage;
}

function makeStage(): Stage {
  const isSoftware = isDrawnInSoftware();
  const renderer = new WebGLRenderer({ antialias: !isSoftware, alpha: true, powerPreference: 'low-power' });
  renderer.toneMapping = NeutralToneMapping;
  renderer.toneMappingExposure = 1.05;
  const guests = new Set<StageGuest>();
  const canvas = renderer.domElement;
  let isLost = false;
  canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault();
    isLost = true;
    for (const guest of guests) guest.onLost();
  });
  canvas.addEventListener('webglcontextrestored', () => {
    isLost = false;
    surroundings = lightOf(renderer);
    for (const guest of guests) guest.onBack();
  });
  let surroundings = lightOf(renderer);
  keepReachable(canvas);
  const tell = () => {
    const { geometries, textures } = renderer.info.memory;
    Object.assign(canvas.dataset, { geometries, textures });
  };
  return {
    surroundings: () => surroundings,
    isSoftware,
    draw(scene, camera, { target, share }) {
      const scale = share === 1 && isSoftware ? FINER : share;
      const width = Math.round(target.canvas.width * scale);
      const height = Math.round(target.canvas.height * scale);
      if (isLost || width === 0 || height === 0) return;
      if (canvas.width !== width || canvas.height !== height) renderer.setSize(width, height, false);
      renderer.render(scene, camera);
      target.clearRect(0, 0, target.canvas.width, target.canvas.height);
      target.drawImage(canvas, 0, 0, target.canvas.width, target.canvas.height);
      tell();
    },
    join(guest) {
      guests.add(guest);
      return () => guests.delete(guest);
    },
    isLost: () => isLost,
    tell,
  };
}

const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;
/** Without a graphics card, smooth edges are two thirds of the work of any picture: a whole one is drawn larger instead, and made smaller. */
const FINER = 1.5;

/** Asked before the renderer is made, since it is told at once whether edges are to be smooth. */
function isDrawnInSoftware(): boolean {
  const graphics = document.createElement('canvas').getContext('webgl2');
  if (!graphics) return false;
  const told = graphics.getExtension('WEBGL_debug_renderer_info');
  const name = String(graphics.getParameter(told ? told.UNMASKED_RENDERER_WEBGL : graphics.RENDERER));
  graphics.getExtension('WEBGL_lose_context')?.loseContext();
  return SOFTWARE.test(name);
}

function lightOf(renderer: WebGLRenderer): Texture {
  const generator = new PMREMGenerator(renderer);
  const studio = makeStudio();
  const { texture } = generator.fromScene(studio, 0.03);
  generator.dispose();
  // The room is looked at once; what is left of it is its light.
  studio.traverse((piece) => {
    if (!(piece instanceof Mesh)) return;
    piece.geometry.dispose();
    for (const material of [piece.material].flat()) material.dispose();
  });
  return texture;
}

/** Part of the page, though never seen, so that it can be found and counted. */
function keepReachable(canvas: HTMLCanvasElement): void {
  canvas.hidden = true;
  canvas.dataset['stage'] = '';
  document.body.append(canvas);
}
