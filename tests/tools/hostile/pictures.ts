// Pictures that cost a reader most: full of print that it can never be sure of.
import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';

const WIDTH_PX = 1_448;
const HEIGHT_PX = 2_048;
const WORDS =
  'certidao de nascimento nome maria da silva filiacao pai mae registro avos livro folha termo cidade'.split(' ');

/** A page of print out of focus. @param blurPx of a Gaussian; @param linesMax of 80 words, but for those that the page cuts off */
export async function doubtfulPrint(
  printPx: number,
  blurPx: number,
  linesMax = Number.POSITIVE_INFINITY,
): Promise<Buffer> {
  const canvas = createCanvas(WIDTH_PX, HEIGHT_PX);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, WIDTH_PX, HEIGHT_PX);
  context.fillStyle = '#000';
  context.font = `${printPx}px sans-serif`;
  const pitch = Math.round(1.3 * printPx);
  for (let line = 1; line <= linesMax && line * pitch < HEIGHT_PX; line++) {
    const words = Array.from({ length: 80 }, (_, index) => WORDS[(line * 11 + index * 7) % WORDS.length]);
    context.fillText(words.join(' '), 2, line * pitch);
  }
  return sharp(canvas.toBuffer('image/png')).blur(blurPx).jpeg().toBuffer();
}
