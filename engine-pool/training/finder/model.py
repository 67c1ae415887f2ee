"""The tagger: a small transformer over the words of a page, told where every word stands from every other."""
import torch
from torch import nn
from torch.nn import functional as F

from features import BUCKETS, DX_EDGES, DY_EDGES, GEOMETRY, NGRAM_BUCKETS, ORDER_MAX, TYPES, WORD_BUCKETS
from labels import CONCEPTS, DOCUMENTS, FIELDS

TEXT = 48  # numbers of an n-gram's and of a word's embedding


def relations(spans, line, order_distance=None):
    """n × n buckets of relative position: by order on one line, else by distance and by whether the two overlap sideways.

    spans: … × n × 3 (left, right, middle) in text heights; line: … × n.
    """
    left, right, middle = spans.unbind(-1)
    dx = (left[..., None, :] - left[..., :, None]).contiguous()
    dy = (middle[..., None, :] - middle[..., :, None]).contiguous()
    bx = torch.bucketize(dx, torch.as_tensor(DX_EDGES, device=dx.device))
    by = torch.bucketize(dy, torch.as_tensor(DY_EDGES, device=dx.device))
    overlap = (left[..., None, :] < right[..., :, None]) & (left[..., :, None] < right[..., None, :])
    grid = (bx * (len(DY_EDGES) + 1) + by) * 2 + overlap
    n = spans.shape[-2]
    place = torch.arange(n, device=dx.device)
    apart = (place[None, :] - place[:, None]).clamp(-ORDER_MAX, ORDER_MAX) + BUCKETS - 1 - ORDER_MAX
    return torch.where(line[..., None, :] == line[..., :, None], apart, grid)


class Layer(nn.Module):
    def __init__(self, size, heads, hidden, dropout):
        super().__init__()
        self.heads, self.dropout = heads, dropout
        self.norm1, self.norm2 = nn.LayerNorm(size), nn.LayerNorm(size)
        self.qkv, self.out = nn.Linear(size, 3 * size), nn.Linear(size, size)
        self.up, self.down = nn.Linear(size, hidden), nn.Linear(hidden, size)

    def forward(self, x, bias):
        """bias: (batch · heads) × n × n, added to the attention's logits."""
        batch, count, size = x.shape
        depth = size // self.heads
        q, k, v = self.qkv(self.norm1(x)).view(batch, count, 3, self.heads, depth).permute(2, 0, 3, 1, 4).reshape(3, -1, count, depth)
        weights = torch.baddbmm(bias.to(q.dtype), q, k.transpose(1, 2), alpha=depth**-0.5).softmax(-1).to(v.dtype)
        y = torch.bmm(weights, v).view(batch, self.heads, count, depth).transpose(1, 2).reshape(batch, count, size)
        x = x + F.dropout(self.out(y), self.dropout, self.training)
        return x + F.dropout(self.down(F.gelu(self.up(self.norm2(x)))), self.dropout, self.training)


class Tagger(nn.Module):
    """Logits of field, begin, label concept for every word, and of the document for the page."""

    def __init__(self, size=128, layers=6, heads=4, hidden=384, dropout=0.0):
        super().__init__()
        self.config = dict(size=size, layers=layers, heads=heads, hidden=hidden, dropout=dropout)
        self.heads = heads
        self.grams = nn.Embedding(NGRAM_BUCKETS, TEXT, padding_idx=0)
        self.words = nn.Embedding(WORD_BUCKETS, TEXT, padding_idx=0)
        nn.init.normal_(self.grams.weight, std=0.3)
        nn.init.normal_(self.words.weight, std=0.3)
        with torch.no_grad():
            self.grams.weight[0] = 0
            self.words.weight[0] = 0
        self.enter = nn.Linear(2 * TEXT + TYPES + GEOMETRY, size)
        self.near = nn.Conv1d(size, size, 5, padding=2)
        # one table for all layers, as in T5
        self.bias = nn.Parameter(torch.randn(BUCKETS, heads) * 0.02)
        self.layers = nn.ModuleList(Layer(size, heads, hidden, dropout) for _ in range(layers))
        self.norm = nn.LayerNorm(size)
        self.field, self.begin, self.concept = (nn.Linear(size, n) for n in (len(FIELDS), 1, len(CONCEPTS)))
        self.document = nn.Sequential(nn.Linear(2 * size, size), nn.GELU(), nn.Linear(size, len(DOCUMENTS)))

    def forward(self, grams, word, types, geometry, relation, mask=None, learn_places=True):
        """grams B×N×16, word B×N, types B×N×31, geometry B×N×17, relation B×N×N; mask B×N is true where a word is.

        `learn_places` off saves a fifth of a training step: the table of places need not learn from each.
        """
        known = (grams > 0).sum(-1, keepdim=True).clamp(min=1)
        text = self.grams(grams).sum(-2) / known
        x = self.enter(torch.cat([text, self.words(word), types, geometry], -1))
        if mask is not None:
            x = x * mask[..., None]
        x = x + F.gelu(self.near(x.transpose(1, 2)).transpose(1, 2))
        bias = F.embedding(relation, self.bias if learn_places else self.bias.detach()).permute(0, 3, 1, 2)
        if mask is not None:
            bias = bias.masked_fill(~mask[:, None, None, :], -1e4)
        if torch.is_autocast_enabled(x.device.type):
            bias = bias.to(torch.get_autocast_dtype(x.device.type))
        bias = bias.reshape(-1, *bias.shape[2:])
        for layer in self.layers:
            x = layer(x, bias)
        x = self.norm(x)
        if mask is None:
            mean, top = x.mean(1), x.amax(1)
        else:
            mean = (x * mask[..., None]).sum(1) / mask.sum(1, keepdim=True)
            top = x.masked_fill(~mask[..., None], -1e4).amax(1)
        return self.field(x), self.begin(x)[..., 0], self.concept(x), self.document(torch.cat([mean, top], -1))


def load(path):
    """The tagger whose weights train.py or mean.py wrote."""
    kept = torch.load(path, map_location="cpu")
    model = Tagger(**kept["config"])
    model.load_state_dict(kept["state"])
    return model
