"""Muon (Jordan et al. 2024): the momentum of a matrix, made orthogonal, is its step.

The sums of torch.optim.Muon with adjust_lr_fn="match_rms_adamw", but for all matrices of one shape at once: one by one they
keep a GPU waiting for half of a training step.
"""
import torch

MOMENTUM = 0.95
#: Five rounds of Newton and Schulz with these bring every singular value near 1.
COEFFICIENTS, ROUNDS = (3.4445, -4.7750, 2.0315), 5


class Muon(torch.optim.Optimizer):
    """`dtype`: of the products that make a step orthogonal; 16 bits will do."""

    def __init__(self, matrices, lr, weight_decay, dtype):
        self.dtype = dtype
        alike = {}
        for matrix in matrices:
            alike.setdefault(tuple(sorted(matrix.shape)), []).append(matrix)
        super().__init__([{"params": group} for group in alike.values()], {"lr": lr, "weight_decay": weight_decay})

    @torch.no_grad()
    def step(self):
        for group in self.param_groups:
            matrices, rate = group["params"], group["lr"]
            tall = [matrix.shape[0] > matrix.shape[1] for matrix in matrices]
            gradient = torch.stack([matrix.grad.T if turned else matrix.grad for matrix, turned in zip(matrices, tall)])
            state = self.state[matrices[0]]
            if not state:
                state["momentum"] = torch.zeros_like(gradient)
            state["momentum"].lerp_(gradient, 1 - MOMENTUM)
            update = orthogonal(gradient.lerp(state["momentum"], MOMENTUM).to(self.dtype)).to(gradient.dtype)
            step = rate * 0.2 * max(matrices[0].shape) ** 0.5
            torch._foreach_mul_(matrices, 1 - rate * group["weight_decay"])
            torch._foreach_add_(matrices, [one.T if turned else one for one, turned in zip(update, tall)], alpha=-step)


def orthogonal(matrices):
    """count × rows × columns, no more rows than columns: each with its singular values near 1."""
    a, b, c = COEFFICIENTS
    x = matrices / matrices.norm(dim=(1, 2), keepdim=True).clamp(min=1e-7)
    for _ in range(ROUNDS):
        square = x @ x.mT
        x = torch.baddbmm(x, torch.baddbmm(square, square, square, beta=b, alpha=c), x, beta=a)
    return x
